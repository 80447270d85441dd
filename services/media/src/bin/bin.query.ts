import { OmitType } from '@nestjs/swagger';
import { ListProjectsQuery } from '../projects/dto/list-projects.query.js';

/** The query of `GET /api/projects/bin`. */
export class BinQuery extends OmitType(ListProjectsQuery, ['category', 'section']) {}
