import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { MailModule } from '../mail/mail.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { MailImporter } from './mail-importer.js';
import { MailReader } from './mail-reader.js';
import { MailboxWatch } from './mailbox-watch.js';
import { MailboxesRepository } from './mailboxes.repository.js';

@RoleModule({
  worker: {
    imports: [MailModule, PhotosModule],
    providers: [MailImporter, MailReader, MailboxWatch, MailboxesRepository],
  },
})
export class ReturnedMailModule {}
