import { Module } from '@nestjs/common';
import { RenderingModule } from '../rendering/rendering.module.js';
import { PreviewController } from './preview.controller.js';
import { PreviewService } from './preview.service.js';

/** Pages as they will be, for staff. */
@Module({ imports: [RenderingModule], controllers: [PreviewController], providers: [PreviewService] })
export class PreviewModule {}
