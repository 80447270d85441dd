import { Module } from '@nestjs/common';
import { Renderer } from './renderer.js';

/** Renders pages in a separate process. */
@Module({ providers: [Renderer], exports: [Renderer] })
export class RenderingModule {}
