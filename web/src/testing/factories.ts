import type {
  ListedAccount,
  AuditEvent,
  Lead,
  LeadDetail,
  LeadMessage,
  ManagedProject,
  StaffChat,
  StaffChatMessage,
  StaffChatSummary,
  User,
} from '../types/api';

let count = 0;

/** Returns a valid project. A test passes only the fields that matter to it. */
export function aProject(wanted: Partial<ManagedProject> = {}): ManagedProject {
  count += 1;
  return {
    id: `project-${count}`,
    title: `Garden ${count}`,
    description: null,
    text: null,
    imageUrl: '/media/hash/800.webp',
    category: 'landscaping',
    placement: 'gallery',
    featured: false,
    displayOrder: 0,
    section: null,
    width: 800,
    height: 600,
    placeholder: '',
    srcset: { webp: '/media/hash/800.webp 800w', avif: null },
    altText: null,
    titleEs: null,
    descriptionEs: null,
    altTextEs: null,
    cut: null,
    showOriginal: false,
    takenAt: null,
    turn: 0,
    focusX: 50,
    focusY: 50,
    createdAt: '2026-01-05T12:00:00.000Z',
    page: null,
    uploader: null,
    waitingSince: null,
    ...wanted,
  };
}

export const aUser = (wanted: Partial<User> = {}): User => ({
  id: 'user-1',
  username: 'ruth',
  email: 'ruth@sandhillgrounds.example',
  firstName: null,
  isAdmin: true,
  role: 'administrator',
  passwordIsTemporary: false,
  hasSecondFactor: false,
  ...wanted,
});

export const aFile = (name = 'yard.jpg', type = 'image/jpeg', size = 1000): File => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** Returns a file whose bytes the browser cannot read, because it was moved after it was chosen. */
export const anUnreadableFile = (name: string): File =>
  Object.defineProperty(aFile(name), 'arrayBuffer', {
    value: () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError')),
  });

/** Returns a quote request with the fields of a row in the list of leads. */
export const aLead = (wanted: Partial<Lead> = {}): Lead => ({
  id: 'lead-1',
  kind: 'quote',
  reference: 'Q-7F3K2M',
  name: 'Ana Ruiz',
  email: 'ana@home.example',
  phone: '(239) 555-0150',
  status: 'new',
  urgency: null,
  isUrgent: false,
  waitingSince: null,
  language: 'es',
  services: ['irrigation'],
  subject: null,
  areaMatch: 'served',
  areaName: 'Naples',
  photoCount: 0,
  mail: 'sent',
  age: { businessHours: 1, isLate: false, dueAt: '2099-01-13T16:00:00.000Z' },
  source: 'site',
  owner: null,
  followUpOn: null,
  claimedAt: null,
  claimedBy: null,
  claimedVia: null,
  answeredAt: null,
  quotedCents: null,
  jobCents: null,
  lostReason: null,
  createdAt: '2026-01-05T17:30:00.000Z',
  deletedAt: null,
  ...wanted,
});

export const aLeadPhoto = (
  wanted: Partial<LeadDetail['photos'][number]> = {},
): LeadDetail['photos'][number] => ({
  id: 'photo-1',
  url: '/api/leads/photos/photo-1',
  width: 800,
  height: 600,
  state: 'stored',
  ...wanted,
});

/** Returns a quote request with the fields of a lead's page. */
export const aWholeLead = (wanted: Partial<LeadDetail> = {}): LeadDetail => ({
  ...aLead(),
  message: 'Two zones stay dry.',
  address: '12 Heron Way, Naples',
  page: '/services/irrigation',
  photos: [],
  photosNotKept: 0,
  notes: [],
  notifications: [],
  messages: [],
  chat: null,
  history: [],
  earlier: [],
  likeMarked: null,
  firstPage: null,
  doorName: null,
  referrerHost: null,
  utm: null,
  heardFrom: null,
  textConsent: null,
  guide: [],
  answersComeBack: false,
  ...wanted,
});

/** Returns an answer that was sent to a lead by mail. */
export const aMessage = (wanted: Partial<LeadMessage> = {}): LeadMessage => ({
  id: 'message-1',
  direction: 'out',
  author: 'ruth',
  text: 'Vamos el martes.',
  language: 'es',
  createdAt: '2026-01-06T15:00:00.000Z',
  notificationId: 'mail-9',
  state: 'sent',
  sentAt: '2026-01-06T15:00:03.000Z',
  lastError: null,
  attachments: [],
  sender: null,
  sendAt: null,
  heldAt: null,
  files: [],
  photoCount: 0,
  revision: 0,
  ...wanted,
});

const chat = {
  id: 'chat-1',
  language: 'es',
  page: '/es/services/irrigation',
  status: 'open',
  createdAt: '2026-01-05T17:00:00.000Z',
  lastMessageAt: '2026-01-05T17:30:00.000Z',
  seenAt: '2026-01-05T17:31:00.000Z',
} as const;

/**
 * Returns a conversation with the fields of its own page. The visitor is no longer on the website and has given no
 * email address.
 */
export const aStaffChat = (wanted: Partial<StaffChat> = {}): StaffChat => ({
  ...chat,
  leadId: null,
  messages: [aStaffChatMessage()],
  ...wanted,
});

/** Returns the same conversation with the fields of a row in the list. */
export const aChatSummary = (wanted: Partial<StaffChatSummary> = {}): StaffChatSummary => ({
  ...chat,
  unread: 1,
  preview: '¿Podan palmas?',
  ...wanted,
});

/** Returns a visitor's message as staff see it. */
export const aStaffChatMessage = (wanted: Partial<StaffChatMessage> = {}): StaffChatMessage => ({
  id: 'said-1',
  role: 'visitor',
  content: '¿Podan palmas?',
  isMailed: false,
  isRead: true,
  author: null,
  mail: null,
  createdAt: '2026-01-05T17:30:00.000Z',
  ...wanted,
});

export const anAccount = (wanted: Partial<ListedAccount> = {}): ListedAccount => ({
  id: 'account-1',
  username: 'maya',
  email: 'maya@sandhillgrounds.example',
  role: 'administrator',
  isAdmin: true,
  passwordIsTemporary: false,
  passwordExpiresAt: null,
  isDisabled: false,
  hasSecondFactor: false,
  lastSignInAt: null,
  invitedUntil: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  ...wanted,
});

/** Returns an audit event of a failed sign-in. */
export function anAuditEvent(wanted: Partial<AuditEvent> = {}): AuditEvent {
  count += 1;
  return {
    id: `event-${count}`,
    at: '2026-01-05T17:30:00.000Z',
    actor: 'visitor',
    actorId: null,
    actorName: null,
    action: 'sign_in_failed',
    subjectId: null,
    subjectName: null,
    address: '203.0.113.7',
    details: {},
    ...wanted,
  };
}
