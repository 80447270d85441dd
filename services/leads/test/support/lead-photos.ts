import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LeadPhoto } from '../../src/photos/lead-photo.entity.js';
import { PhotoLinks } from '../../src/photos/photo-links.js';
import { aQuote } from './lead.factory.js';
import { post } from './send.js';
import type { Leads } from './start-leads.js';

/** Helper for leads with one photo each, and for their photos as the service stores and shows them. */
export class LeadPhotos {
  constructor(private readonly leads: Leads) {}

  /** Removes the leads and the other processes of a test. */
  async clear(): Promise<void> {
    await this.leads.stopOthers();
    await this.leads.database.query('DELETE FROM leads; DELETE FROM submissions');
  }

  /** Sends a quote request with a photo. @returns the photo's id */
  async aLeadPhoto(photo: string): Promise<string> {
    const { body } = await post(`${this.leads.url}/api/quotes`, aQuote({ projectImages: [photo] }));
    return (await this.rows.findOneByOrFail({ leadId: body.id })).id;
  }

  async find(id: string): Promise<LeadPhoto> {
    return this.rows.findOneByOrFail({ id });
  }

  async leadOf(id: string): Promise<string> {
    return (await this.find(id)).leadId;
  }

  async bytesOf(id: string): Promise<Buffer | null> {
    const [row] = await this.leads.database.query('SELECT bytes FROM lead_photos WHERE id = $1', [id]);
    return (row as { bytes: Buffer | null }).bytes;
  }

  async untilState(id: string, state: string): Promise<void> {
    await waitUntil(`the state ${state}`, async () => (await this.find(id)).state === state);
  }

  show(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.leads.url}${path}`, { headers });
  }

  linkTo(id: string, now?: number): string {
    const url = new URL(this.leads.app.get(PhotoLinks, { strict: false }).to(id, now));
    return `${url.pathname}${url.search}`;
  }

  private get rows() {
    return this.leads.database.getRepository(LeadPhoto);
  }
}
