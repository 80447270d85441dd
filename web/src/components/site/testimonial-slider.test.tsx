import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/test-utils';
import { TestimonialSlider } from './testimonial-slider';
import { TestimonialSource } from './testimonial-source';

const shownName = () => document.querySelector('figure:not([inert]) figcaption span')?.textContent;

describe('TestimonialSlider', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    renderPart(<TestimonialSlider />);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('starts at the first, advances every 5 s, and wraps around', () => {
    expect(shownName()).toBe('Eleanor Whitcomb');

    act(() => jest.advanceTimersByTime(5000));
    expect(shownName()).toBe('Robert and Anne Lindqvist');
    for (let step = 0; step < 4; step += 1) act(() => jest.advanceTimersByTime(5000));

    expect(shownName()).toBe('Eleanor Whitcomb');
  });

  it('goes back from the first to the last, and dots select', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shownName()).toBe('Carla Jiménez');

    fireEvent.click(screen.getByRole('button', { name: 'Show 3' }));
    expect(shownName()).toBe('Denise Okoye');
  });

  it("derives company and title, with 'Client' where there is no role", () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show 4' }));

    expect(document.querySelector('figure:not([inert])')).toHaveTextContent('Client, Grey Oaks');
  });
});

describe('the source of a testimonial', () => {
  const voice = {
    name: 'Ana',
    location: 'Naples',
    rating: 5,
    text: { en: 'Good.', es: 'Bien.' },
    isAssociation: false,
  };

  it('names where and when it was given, and leads there', () => {
    renderPart(
      <TestimonialSource
        voice={{ ...voice, source: 'Google', date: '2026-03-01', link: 'https://maps.example/review' }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Google, March 2026' })).toHaveAttribute(
      'href',
      'https://maps.example/review',
    );
  });

  it('says that a shipped one is a sample, and says nothing where nothing is known', () => {
    renderPart(<TestimonialSource voice={{ ...voice, isSample: true }} />);
    expect(screen.getByText('Sample')).toBeVisible();
    expect(renderPart(<TestimonialSource voice={voice} />).container).toHaveTextContent(/^$/);
  });
});
