import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useAboveKeyboard } from './use-above-keyboard';

/** Fake of `visualViewport`, the visible part of the page, which jsdom lacks. */
class VisibleArea extends EventTarget {
  height = 768;
  offsetTop = 0;
  scale = 1;

  become(changed: Partial<Pick<VisibleArea, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, changed);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

function Card() {
  const card = useRef<HTMLDivElement>(null);
  useAboveKeyboard(card);
  return <div ref={card} data-testid="card" />;
}

const placed = () => {
  const { style, dataset } = screen.getByTestId('card');
  return [
    style.getPropertyValue('--visible-height'),
    style.getPropertyValue('--keyboard'),
    'keyboard' in dataset,
  ];
};

describe(useAboveKeyboard.name, () => {
  let area: VisibleArea;

  beforeEach(() => {
    area = new VisibleArea();
    area.height = innerHeight;
    Object.defineProperty(globalThis, 'visualViewport', { value: area, configurable: true });
  });

  afterEach(() => void Reflect.deleteProperty(globalThis, 'visualViewport'));

  it('keeps a card above the keyboard, and takes neither bars nor a zoom for one', () => {
    render(<Card />);
    expect(placed()).toEqual(['100dvh', '0px', false]);

    area.become({ height: innerHeight - 60 });
    expect(placed()).toEqual(['100dvh', '0px', false]);
    area.become({ height: innerHeight - 300 });
    expect(placed()).toEqual([`${innerHeight - 300}px`, '300px', true]);
    area.become({ offsetTop: 100 });
    expect(placed()).toEqual([`${innerHeight - 300}px`, '200px', true]);
    area.become({ height: innerHeight / 2, offsetTop: 0, scale: 2 });

    expect(placed()).toEqual(['100dvh', '0px', false]);
  });
});
