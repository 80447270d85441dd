import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { site } from '../../../lib/site';
import { renderPart } from '../../../testing/test-utils';
import { Hero } from './hero';

const palms = {
  imageUrl: '/media/palms/800.webp',
  width: 1600,
  height: 1000,
  placeholder: '',
  srcset: { webp: '/media/palms/800.webp 800w', avif: null },
  focusX: 20,
  focusY: 80,
  alt: { en: 'Royal palms', es: 'Palmas reales' },
};

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const shownText = () => document.querySelector('[data-slide]:not([inert])')?.getAttribute('data-slide');

/** Returns the visible picture: the number of its text, and its index among the three pictures of that text. */
const shownPicture = () => {
  const place = [...document.querySelectorAll('[data-visible]')].findIndex(
    (picture) => picture.getAttribute('data-visible') === 'true',
  );
  return { text: Math.floor(place / 3), index: place % 3 };
};

describe('Hero', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    renderPart(<Hero />);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('advances the text every 6 s, with a fade of 500 ms, and wraps around', () => {
    expect(shownText()).toBe('luxury-landscape-design');

    wait(5999);
    expect(shownText()).toBe('luxury-landscape-design');
    wait(1);
    expect(shownText()).toBe('hoa-maintenance');
    wait(6000);
    wait(6000);

    expect(shownText()).toBe('luxury-landscape-design');
    expect(document.querySelector('[data-slide]')).toHaveClass('duration-500');
  });

  it.each([
    ['Luxury Landscape Design', 'View Our Portfolio'],
    ['Excellence in HOA Maintenance', 'HOA Services'],
    ['Professional Excavation Services', 'Excavation Services'],
  ])('leads from "%s" to the services by "%s", and to a quote', (title, button) => {
    const slide = screen.getByText(title).closest<HTMLElement>('[data-slide]') ?? document.body;

    const link = (name: string) => within(slide).getByRole('link', { name, hidden: true });
    expect(link(button)).toHaveAttribute('href', '/services');
    expect(link('Request a Quote')).toHaveAttribute('href', '/contact');
  });

  it('advances the picture every 7 s; arrows wrap around and dots jump', () => {
    wait(7000);
    expect(shownPicture().index).toBe(1);

    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(shownPicture().index).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shownPicture().index).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));

    expect(shownPicture().index).toBe(1);
  });

  it('shows a picture of the text that is there, whichever changes', () => {
    expect(shownPicture()).toEqual({ text: 0, index: 0 });

    wait(6000);
    expect(shownPicture()).toEqual({ text: 1, index: 0 });
    wait(1000);
    expect(shownPicture()).toEqual({ text: 1, index: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Show text 3' }));

    expect(shownPicture()).toEqual({ text: 2, index: 1 });
  });

  it('stands still while paused, and while pointed at', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(20_000);
    expect(shownText()).toBe('luxury-landscape-design');

    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'At a glance' }));
    wait(20_000);
    expect(shownText()).toBe('luxury-landscape-design');

    fireEvent.mouseLeave(screen.getByRole('region', { name: 'At a glance' }));
    wait(6000);
    expect(shownText()).toBe('hoa-maintenance');
  });
});

describe('a picture of the firm’s own in the hero', () => {
  afterEach(() => {
    delete site.pictures['hero-1'];
    jest.useRealTimers();
  });

  it('stands behind every text, is fetched first and keeps its focus', () => {
    jest.useFakeTimers();
    site.pictures['hero-1'] = palms;
    renderPart(<Hero />);

    const own = screen.getByRole('img', { name: 'Royal palms' });
    expect(own).toHaveAttribute('fetchpriority', 'high');
    expect(own).toHaveStyle({ objectPosition: '20% 80%' });
    fireEvent.click(screen.getByRole('button', { name: 'Show text 3' }));
    expect(screen.getAllByRole('img', { name: 'Royal palms' })).toEqual([own]);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));

    expect(screen.queryByRole('img', { name: 'Royal palms' })).toBeNull();
  });
});
