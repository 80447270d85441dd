import { chatTokenHeader } from '@sandhill/platform/identity/chat-cookie.js';
import type {
  ChatMessageResponse,
  ChatResponse,
  ChatStartedResponse,
} from '../../src/chat/chat.responses.js';
import { newAddress } from './addresses.js';
import type { Leads } from './start-leads.js';

interface ChatAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body & { error: string; code: string; fields: Record<string, { code: string }> };
}

/** A visitor's browser with the help card open. It sends the secret of its cookie in a header, as the gateway does. */
export class ChatVisitor {
  sessionId = '';
  secret = '';

  constructor(
    private readonly leads: Leads,
    readonly address = newAddress(),
  ) {}

  /** Returns a visitor who has begun a conversation. */
  static async begin(leads: Leads, content = 'Do you plant palms?', more: object = {}): Promise<ChatVisitor> {
    const visitor = new ChatVisitor(leads);
    const { status } = await visitor.start({ content, language: 'en', page: '/services', ...more });
    if (status !== 201) throw new Error(`the conversation did not begin: ${status}`);
    return visitor;
  }

  async start(body: object, headers: Record<string, string> = {}): Promise<ChatAnswer<ChatStartedResponse>> {
    const answer = await this.call<ChatStartedResponse>('POST', '', { body, headers });
    if (answer.status === 201) {
      this.sessionId = answer.body.sessionId;
      this.secret = /^sandhill_chat=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    }
    return answer;
  }

  async ask(after?: string): Promise<ChatAnswer<ChatResponse>> {
    return this.call('GET', `/${this.sessionId}${after === undefined ? '' : `?after=${after}`}`);
  }

  async write(content: string, key?: string): Promise<ChatAnswer<{ messages: ChatMessageResponse[] }>> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    return this.call('POST', `/${this.sessionId}/messages`, { body: { content }, headers });
  }

  async leaveAddress(
    body: object = {},
  ): Promise<ChatAnswer<{ id: string; reference: string; createdAt: string }>> {
    const email = `${this.sessionId}@visitor.test`;
    return this.call('POST', `/${this.sessionId}/contact`, { body: { name: 'Ann Palmer', email, ...body } });
  }

  async call<Body>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<ChatAnswer<Body>> {
    const response = await fetch(`${this.leads.url}/api/chat${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.address,
        ...(this.secret && { [chatTokenHeader]: this.secret }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as ChatAnswer<Body>['body'],
    };
  }
}
