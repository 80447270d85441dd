import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { LoginDelaysRepository } from '../src/throttle/login-delays.repository.js';

/** Spellings of names, some of which are equal in some collations, but not in JavaScript. */
const spellings = [
  'admin',
  'ADMIN',
  'admİn',
  'ADMİN',
  'ａｄｍｉｎ',
  '\u212aim',
  'Kim',
  'kim',
  'straße',
  'STRASSE',
  'jose\u0301',
  'JOSÉ',
];

const locales = [
  `LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8'`,
  `LOCALE_PROVIDER icu ICU_LOCALE 'en-US'`,
  `LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR'`,
];

describe('the limits of a name', () => {
  it.each(locales)(
    'count spellings together that the table takes for one account, with %s',
    async (locale) => {
      const url = new URL(await createTestDatabase('folding'));
      const name = `folding_${locale.replaceAll(/\W/g, '').toLowerCase()}_${process.pid}`;
      const admin = new Client({ connectionString: url.href });
      await admin.connect();
      await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C' ${locale}`);
      url.pathname = `/${name}`;
      const database = await new DataSource({ type: 'postgres', url: url.href }).initialize();
      const delays = new LoginDelaysRepository(database);

      const same = await database.query<Array<{ one: string; other: string }>>(
        `SELECT a.name AS one, b.name AS other FROM unnest($1::text[]) a (name), unnest($1::text[]) b (name)
       WHERE lower(a.name) = lower(b.name)`,
        [spellings],
      );
      for (const { one, other } of same) expect(await delays.keyOf(one)).toEqual(await delays.keyOf(other));
      expect(same.length).toBeGreaterThan(spellings.length);

      await database.destroy();
      await admin.query(`DROP DATABASE ${name}`);
      await admin.end();
    },
  );
});
