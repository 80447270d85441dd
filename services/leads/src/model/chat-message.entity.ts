import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { ChatSession } from './chat-session.entity.js';

export const chatRoles = ['visitor', 'staff', 'helper'] as const;

/** `helper`: an automatic answer that consists only of links that fit the visitor's words. */
export type ChatRole = (typeof chatRoles)[number];

export interface ChatLink {
  title: string;
  /** Path without the language prefix. */
  path: string;
}

@Entity('chat_messages')
@Unique('UQ_chat_messages_session_id_position', ['sessionId', 'position'])
@Unique('UQ_chat_messages_slot', ['slot'])
@Check('CK_chat_messages_role', `"role" IN ('visitor', 'staff', 'helper')`)
@Check('CK_chat_messages_links', `("role" = 'helper') = ("links" IS NOT NULL)`)
@Check('CK_chat_messages_author', `("role" = 'staff') = ("author" IS NOT NULL)`)
@Index('IX_chat_messages_created_at', ['createdAt'])
export class ChatMessage {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') sessionId: string;

  @ManyToOne(() => ChatSession, { onDelete: 'CASCADE' }) session?: Relation<ChatSession>;

  /** Position in the conversation, from 1. */
  @Column('integer') position: number;

  @Column('text') role: ChatRole;

  /** Empty in the helper's messages, which consist of `links`. */
  @Column('text') content: string;

  @Column('jsonb', { nullable: true }) links: ChatLink[] | null;

  /** User name, at that time, of the member of staff who wrote the message. */
  @Column('text', { nullable: true }) author: string | null;

  /** Hash of the `Idempotency-Key`, by which a repeat is recognized; null without a key. */
  @Column('text', { nullable: true }) slot: string | null;

  /** When the visitor's page fetched a message from staff; null while it waits, or if it was mailed instead. */
  @Column('timestamptz', { nullable: true }) readAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
