import { Module } from '@nestjs/common';
import { Renderer } from './renderer.js';

/** Draws pages in a process of their own. */
@Module({ providers: [Renderer], exports: [Renderer] })
export class RenderingModule {}
