import { PartialType } from '@nestjs/swagger';
import { CreateProjectDto } from './create-project.dto.js';

/** Any part of a project. `imageUrl` is a new data URL, or the current path to keep the picture. */
export class UpdateProjectDto extends PartialType(CreateProjectDto, { skipNullProperties: false }) {}
