import { Module } from '@nestjs/common';
import { FiguresRepository } from './figures.repository.js';
import { LeadFigures } from './lead-figures.service.js';

/** The numbers of the overview. */
@Module({ providers: [FiguresRepository, LeadFigures], exports: [LeadFigures] })
export class FiguresModule {}
