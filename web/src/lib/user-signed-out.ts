import { createAction } from '@reduxjs/toolkit';

/** Dispatched after a sign-out. Slices then delete everything that only that user may see. */
export const userSignedOut = createAction('session/userSignedOut');
