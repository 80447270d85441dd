import { deviceTokenHeader } from '@sandhill/platform/identity/session-cookie.js';
import type { Response } from 'supertest';
import { SoftPasskey, type Deviations } from './soft-passkey.js';
import type { TestAuth } from './start-auth.js';

type Method = 'get' | 'post' | 'patch' | 'delete';

export interface Question {
  challengeId: string;
  options: object;
}

/** The answer to an added passkey. */
export interface Added {
  passkey: { id: string };
  /** Present if the passkey is the account's first second factor. */
  recoveryCodes?: string[];
}

/** A browser with its IP address and its two cookies. Its requests are sent as the gateway would forward them. */
export class Browser {
  /** Token of the device cookie. */
  deviceToken?: string;
  private identity: Record<string, string> = {};

  constructor(
    private readonly auth: TestAuth,
    readonly address = '203.0.113.40',
  ) {}

  send(method: Method, path: string, body?: object) {
    return this.auth.http[method](`/api/user${path}`)
      .set('X-Forwarded-For', this.address)
      .set(this.deviceToken === undefined ? {} : { [deviceTokenHeader]: this.deviceToken })
      .set(this.identity)
      .send(body);
  }

  async signIn(username: string, password: string, code?: string): Promise<Response> {
    const answer = await this.send('post', '/login', { username, password, code });
    await this.keepCookies(answer);
    return answer;
  }

  /** Signs in by passkey only. With `question`, the passkey is the second step of a sign-in with a password. */
  async signInWith(passkey: SoftPasskey, question?: Question, changes?: Deviations): Promise<Response> {
    const { challengeId, options } = question ?? (await this.questionForSignIn());
    const response = passkey.get(options, changes);
    const answer = await this.send('post', '/passkeys/sign-in', { challengeId, response });
    await this.keepCookies(answer);
    return answer;
  }

  async questionForSignIn(): Promise<Question> {
    return (await this.send('post', '/passkeys/sign-in/options')).body as Question;
  }

  async addPasskey(passkey: SoftPasskey, name = 'Laptop', changes?: Deviations): Promise<Response> {
    const { challengeId, options } = (await this.send('post', '/passkeys/options')).body as Question;
    const response = passkey.create(options, changes);
    return this.send('post', '/passkeys', { challengeId, name, response });
  }

  /** Adds a new passkey to the account that is signed in. */
  async aPasskey(name = 'Laptop'): Promise<{ passkey: SoftPasskey; id: string }> {
    const passkey = new SoftPasskey();
    const { status, body } = await this.addPasskey(passkey, name);
    if (status !== 201) throw new Error(`the passkey is not added: ${status}`);
    return { passkey, id: (body as Added).passkey.id };
  }

  async passkeys(): Promise<{ passkeys: object[] }> {
    return (await this.send('get', '/passkeys')).body as { passkeys: object[] };
  }

  /** Looks up the session again, as the gateway does for each request. */
  async refresh(): Promise<void> {
    if (this.cookies) this.identity = this.auth.asMaybe(await this.auth.identityOf(this.cookies));
  }

  private cookies?: Response;

  private async keepCookies(answer: Response): Promise<void> {
    if (answer.status !== 200) return;
    this.cookies = answer;
    this.deviceToken = deviceTokenIn(answer);
    await this.refresh();
  }
}

export function deviceTokenIn(answer: Response): string | undefined {
  const cookies = answer.get('Set-Cookie') ?? [];
  return cookies.map((cookie) => /_device=([^;]*)/.exec(cookie)?.[1]).find((token) => token !== undefined);
}
