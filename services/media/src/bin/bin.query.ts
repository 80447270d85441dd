import { OmitType } from '@sandhill/platform/openapi/decorators.js';
import { ListProjectsQuery } from '../projects/dto/list-projects.query.js';

export class BinQuery extends OmitType(ListProjectsQuery, ['category', 'section']) {}
