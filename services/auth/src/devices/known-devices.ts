import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { EntityManager } from 'typeorm';
import { hashBrowserToken, isBrowserToken, makeBrowserToken } from '../cookies/browser-token.js';
import { KnownDevicesRepository } from './known-devices.repository.js';

export const knownForMs = 180 * 24 * 3_600_000;

/** Number of wrong guesses in a row after which a browser counts as unknown. */
const maxGuesses = 10;

/** A guess that was counted before its check. After the check, the caller must call exactly one of these methods. */
export interface CountedGuess {
  wasRight: () => Promise<void>;
  wasWrong: () => Promise<void>;
  /**
   * Takes the guess out of the count, because it was not judged, or because the password was right and no code was
   * checked.
   */
  wasUndecided: () => Promise<void>;
}

/** Recognizes browsers that have signed in before. Failures of unknown browsers do not slow known browsers down. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly devices: KnownDevicesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a guess.
   *
   * @returns undefined if the browser is not known to the account, or has no guesses left
   */
  async beginGuess(username: string, token: string | undefined): Promise<CountedGuess | undefined> {
    if (!isBrowserToken(token)) return undefined;
    const usedSince = this.expiredUntil();
    const id = await this.devices.takeGuess(username, hashBrowserToken(token), { maxGuesses, usedSince });
    if (id === undefined) return undefined;
    return {
      wasRight: () => this.devices.resetGuesses(id),
      wasWrong: () => this.devices.removeWithoutGuesses(id, maxGuesses),
      wasUndecided: () => this.devices.returnGuess(id),
    };
  }

  /**
   * Makes the browser known to an account, after a sign-in or a change of the password. Keeps the browser's token only
   * if auth issued it, so that no one can plant a token.
   *
   * @returns the token for the browser's cookie
   */
  async remember(manager: EntityManager, userId: string, token: string | undefined): Promise<string> {
    const isOurs = isBrowserToken(token) && (await this.devices.isKnown(manager, hashBrowserToken(token)));
    const kept = isOurs ? token : makeBrowserToken();
    await this.devices.remember(manager, userId, hashBrowserToken(kept), this.clock.now());
    return kept;
  }

  /**
   * Deletes all known browsers of an account except the one with this token. The wrong guesses of that browser stay
   * counted.
   *
   * @returns the browser's new token; undefined if the browser is not known to the account
   */
  async keepOnly(
    manager: EntityManager,
    userId: string,
    token: string | undefined,
  ): Promise<string | undefined> {
    const kept = isBrowserToken(token) ? hashBrowserToken(token) : undefined;
    await this.devices.removeOthers(manager, userId, kept);
    const renewed = makeBrowserToken();
    const isKnown =
      kept && (await this.devices.replaceToken(manager, userId, kept, hashBrowserToken(renewed)));
    return isKnown ? renewed : undefined;
  }

  async purge(): Promise<void> {
    await this.devices.removeUntil(this.expiredUntil());
  }

  private expiredUntil(): Date {
    return new Date(this.clock.now().getTime() - knownForMs);
  }
}
