import { SetMetadata } from '@nestjs/common';

export const WITHOUT_DATABASE = 'without-database';

/** Marks a route that answers from memory, and so keeps working while the database is unavailable. */
export const WithoutDatabase = () => SetMetadata(WITHOUT_DATABASE, true);
