import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../../testing/test-utils';
import { Hero } from './hero';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const shownText = () => document.querySelector('[data-slide]:not([inert])')?.getAttribute('data-slide');

const shownPicture = () =>
  [...document.querySelectorAll('[data-visible]')].findIndex(
    (picture) => picture.getAttribute('data-visible') === 'true',
  );

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

  it('advances the picture every 7 s; arrows wrap around and dots jump', () => {
    wait(7000);
    expect(shownPicture()).toBe(1);

    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(shownPicture()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shownPicture()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));

    expect(shownPicture()).toBe(1);
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
