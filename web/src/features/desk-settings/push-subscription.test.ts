import { subscribe } from './push-subscription';

it('a device whose worker cannot be installed is told so, and does not wait for it', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const register = async () => ({ installing, waiting: null, active: null });
  const Notification = { requestPermission: async () => 'granted' };
  Object.defineProperty(globalThis, 'Notification', { value: Notification, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });

  const subscribing = subscribe('key');
  // The browser discards an installation for which the disk has no space.
  setTimeout(() => {
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
  });

  await expect(subscribing).rejects.toThrow('not installed');
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
