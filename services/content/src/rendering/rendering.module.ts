import { Module } from '@nestjs/common';
import { Renderer } from './renderer.js';

/** Renders pages in a process of their own. */
@Module({ providers: [Renderer], exports: [Renderer] })
export class RenderingModule {}
