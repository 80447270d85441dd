import { Authenticator } from './authenticator.js';
import type { TestAuth } from './start-auth.js';

type Header = Record<string, string>;

/** A signed-in user and their requests about the second factor. */
export class Marisol {
  static readonly password = 'heron-creek-77';

  private constructor(
    private readonly auth: TestAuth,
    readonly header: Header,
  ) {}

  static async signedIn(auth: TestAuth): Promise<Marisol> {
    await auth.anAccount('marisol', Marisol.password, 'user');
    return new Marisol(auth, await auth.signedIn('marisol', Marisol.password));
  }

  begin(body: object, as: Header = this.header) {
    return this.auth.http.post('/api/user/second-factor').set(as).send(body);
  }

  confirm(body: object, as: Header = this.header) {
    return this.auth.http.post('/api/user/second-factor/confirm').set(as).send(body);
  }

  remove(body: object, as: Header = this.header) {
    return this.auth.http.delete('/api/user/second-factor').set(as).send(body);
  }

  signIn(code?: string, address = '203.0.113.40') {
    return this.auth.http
      .post('/api/user/login')
      .set('X-Forwarded-For', address)
      .send({ username: 'marisol', password: Marisol.password, code });
  }

  async switchOn(): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
    const begun = (await this.begin({ currentPassword: Marisol.password })).body as { secret: string };
    const app = new Authenticator(begun.secret, this.auth.clock);
    const answer = await this.confirm({ code: app.code() });
    if (answer.status !== 200) throw new Error(`the second factor was not turned on: ${answer.status}`);
    return { app, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
  }
}
