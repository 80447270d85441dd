import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { AddressLimitsModule } from '../address-limits/address-limits.module.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { AddedPhotosRepository } from './added-photos.repository.js';
import { VisitorPageController } from './visitor-page.controller.js';
import { VisitorPageRepository } from './visitor-page.repository.js';
import { VisitorPages } from './visitor-pages.service.js';
import { VisitorPhotos } from './visitor-photos.service.js';

@RoleModule({
  http: {
    imports: [ConversationModule, MailModule, PhotosModule, AddressLimitsModule],
    controllers: [VisitorPageController],
    providers: [AddedPhotosRepository, VisitorPageRepository, VisitorPages, VisitorPhotos],
  },
})
export class VisitorPageModule {}
