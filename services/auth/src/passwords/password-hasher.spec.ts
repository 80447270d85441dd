import { laneOf } from '../throttle/lane.js';
import { PasswordHasher } from './password-hasher.js';

describe(PasswordHasher, () => {
  it('has a place for known browsers however many strangers wait', async () => {
    const hasher = new PasswordHasher();
    const right = await hasher.hash('a long password');
    let answered = 0;
    const strangers = Array.from({ length: 105 }, async (_, index) => {
      await hasher.matches(right, 'not it', laneOf(`198.51.100.${index}`, false));
      answered += 1;
    });

    expect(await hasher.matches(right, 'a long password', laneOf('203.0.113.9', true))).toBe(true);

    expect(answered).toBeLessThan(100);
    await Promise.all(strangers);
  });
});
