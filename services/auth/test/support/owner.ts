import type { TestAuth } from './start-auth.js';

type Header = Record<string, string>;

/** The signed-in first owner and their requests about accounts. */
export class Owner {
  private constructor(
    private readonly auth: TestAuth,
    readonly header: Header,
  ) {}

  static async signedIn(auth: TestAuth): Promise<Owner> {
    return new Owner(auth, await auth.signedIn('owner', auth.firstPassword()));
  }

  make(body: object) {
    return this.auth.http.post('/api/accounts').set(this.header).send(body);
  }

  change(id: string, body: object, as: Header = this.header) {
    return this.auth.http.patch(`/api/accounts/${id}`).set(as).send(body);
  }

  giveTemporaryPassword(id: string) {
    return this.auth.http.post(`/api/accounts/${id}/temporary-password`).set(this.header);
  }

  async id(): Promise<string> {
    const [row] = await this.auth.dataSource.query<Array<{ id: string }>>(
      `SELECT id FROM users WHERE username = 'owner'`,
    );
    return row?.id ?? '';
  }
}
