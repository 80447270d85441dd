import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { AddressLimitsModule } from '../address-limits/address-limits.module.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import { IntakeModule } from '../intake/intake.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ChatHelper } from './helper/chat-helper.js';
import { ChatCacheSync } from './cache/chat-cache-sync.js';
import { ChatLimiters } from './cache/chat-limiters.js';
import { ChatCache } from './cache/chat-cache.js';
import { ChatCacheRepository } from './cache/chat-cache.repository.js';
import { ChatLookup } from './cache/chat-lookup.js';
import { LastSeenTimes } from './cache/last-seen-times.js';
import { StaffChatsRepository } from './staff/staff-chats.repository.js';
import { ChatAnswers } from './staff/chat-answers.service.js';
import { StaffChats } from './staff/staff-chats.service.js';
import { ChatLimitsRepository } from './store/chat-limits.repository.js';
import { ChatLogRepository } from './store/chat-log.repository.js';
import { ChatSecrets } from './store/chat-secrets.js';
import { ChatPolls } from './visitor/chat-polls.service.js';
import { ChatContacts } from './visitor/chat-contacts.service.js';
import { ChatCookie } from './visitor/chat-cookie.js';
import { ChatLeadLinks } from './visitor/chat-lead-links.js';
import { VisitorChats } from './visitor/visitor-chats.service.js';
import { VisitorMessages } from './visitor/visitor-messages.js';
import { ChatsController } from './staff/chats.controller.js';
import { ChatPurge } from './upkeep/chat-purge.js';
import { ChatUpkeepRepository } from './upkeep/chat-upkeep.repository.js';
import { ChatWaits } from './upkeep/chat-waits.js';
import { ChatController } from './visitor/chat.controller.js';

const providers = [
  ChatPolls,
  ChatContacts,
  ChatCookie,
  ChatCacheSync,
  ChatLimiters,
  ChatHelper,
  ChatLeadLinks,
  ChatLimitsRepository,
  ChatLogRepository,
  ChatCache,
  ChatCacheRepository,
  ChatSecrets,
  ChatLookup,
  LastSeenTimes,
  ChatAnswers,
  StaffChats,
  StaffChatsRepository,
  VisitorChats,
  VisitorMessages,
];

/**
 * The help chat: visitors write, staff answer, and a conversation whose visitor leaves an email address becomes a lead.
 */
@RoleModule({
  http: {
    imports: [AddressLimitsModule, ConversationModule, IntakeModule, MailModule, OutboxModule, StaffModule],
    controllers: [ChatController, ChatsController],
    providers,
    exports: providers,
  },
  worker: { imports: [MailModule], providers: [ChatPurge, ChatUpkeepRepository, ChatWaits] },
})
export class ChatModule {}
