import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PhotoHandoversSweep } from './photo-handovers-sweep.js';
import { PhotoHandoversController } from './photo-handovers.controller.js';
import { PhotoHandoversRepository } from './photo-handovers.repository.js';
import { PhotoHandovers } from './photo-handovers.service.js';

@RoleModule({
  providers: [PhotoHandoversRepository],
  http: { imports: [PhotosModule], controllers: [PhotoHandoversController], providers: [PhotoHandovers] },
  worker: { providers: [PhotoHandoversSweep] },
})
export class PhotoHandoversModule {}
