import { Injectable } from '@nestjs/common';
import { DomainError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { In, Not, type EntityManager } from 'typeorm';
import { CustomerActivity } from '../mail/notifications/customer-activity.js';
import type { Lead } from '../model/lead.entity.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { contentHashOf } from '../photos/content-hash.js';
import { LeadPhoto } from '../photos/lead-photo.entity.js';
import { PhotoBudget } from '../photos/photo-budget.js';
import { PhotoIntake, type CheckedPhoto } from '../photos/photo-intake.js';
import { NoRoomForPhotos } from '../photos/photos.errors.js';
import { PhotosService } from '../photos/photos.service.js';
import { AddedPhotosRepository } from './added-photos.repository.js';
import type { VisitorPageResponse } from './visitor-page.response.js';
import { VisitorPages } from './visitor-pages.service.js';

const maxTotal = 20;

@Injectable()
export class VisitorPhotos {
  constructor(
    private readonly pages: VisitorPages,
    private readonly intake: PhotoIntake,
    private readonly budget: PhotoBudget,
    private readonly photos: PhotosService,
    private readonly activity: CustomerActivity,
    private readonly addedPhotos: AddedPhotosRepository,
  ) {}

  /**
   * Adds photos to a request, each photo once. Except for suspected spam, the photos count as a message from the
   * customer.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy, ValidationFailed, NoRoomForPhotos
   * @throws DomainError 409 if the request was withdrawn
   */
  async add(token: string, pictures: readonly LargeText[]): Promise<VisitorPageResponse> {
    // Checks the link first, so that pictures that come with an invalid link cost little work.
    await this.pages.find(token);
    const checked = await this.intake.check(pictures);
    const photos = new Map(checked.map((photo) => [contentHashOf(photo.bytes), photo]));
    const reservation = await this.budget.reserve(sizeOf(photos));
    if (!reservation) throw new NoRoomForPhotos();
    try {
      let ids: string[] = [];
      const page = await this.pages.change(token, async (manager, lead) => {
        ids = await this.save(manager, lead, photos);
      });
      this.photos.enqueueMoves(ids);
      return page;
    } finally {
      reservation.release();
    }
  }

  private async save(
    manager: EntityManager,
    lead: Lead,
    photos: ReadonlyMap<string, CheckedPhoto>,
  ): Promise<string[]> {
    if (lead.lostReason === 'withdrawn')
      throw new DomainError(409, 'withdrawn', 'This request was withdrawn.');
    const leadId = lead.id;
    const contentHash = In([...photos.keys()]);
    // An unreadable photo may be sent again and does not count toward the limit, because the office asks for it again.
    const ofLead = { leadId, state: Not('unreadable' as const) };
    const rows = await manager.findBy(LeadPhoto, { ...ofLead, contentHash });
    const known = new Set(rows.map(({ contentHash }) => contentHash));
    const added = [...photos].flatMap(([hash, photo]) => (known.has(hash) ? [] : photo));
    if (added.length === 0) return [];
    if ((await manager.countBy(LeadPhoto, ofLead)) + added.length > maxTotal) throw tooMany();
    const ids = await this.photos.add(manager, leadId, added);
    if (ids.length < added.length) throw tooMany();
    await recordLeadHistory(manager, leadId, { kind: 'photos_added', details: { count: added.length } });
    if (lead.status !== 'spam') await this.notify(manager, lead);
    return ids;
  }

  private async notify(manager: EntityManager, lead: Lead): Promise<void> {
    const { waitingSince } = lead;
    await this.activity.record(manager, lead);
    if (lead.waitingSince === waitingSince) await this.addedPhotos.plan(manager, lead);
    else await this.addedPhotos.markReportedByWait(manager, lead);
  }
}

const sizeOf = (photos: ReadonlyMap<string, CheckedPhoto>) =>
  [...photos.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);

const tooMany = () =>
  new ValidationFailed({
    projectImages: { code: 'too_many_images', message: `A request has at most ${maxTotal} photos` },
  });
