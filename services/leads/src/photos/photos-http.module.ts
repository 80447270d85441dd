import { Module } from '@nestjs/common';
import { PhotoAccess } from './photo-access.js';
import { PhotosController } from './photos.controller.js';
import { PhotosModule } from './photos.module.js';

@Module({ imports: [PhotosModule], controllers: [PhotosController], providers: [PhotoAccess] })
export class PhotosHttpModule {}
