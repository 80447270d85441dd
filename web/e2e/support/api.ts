import { expect, type APIRequestContext } from '@playwright/test';
import { aPhoto } from './photo';

const headers = { Origin: process.env['SITE_URL'] ?? '' };

/** Sends a visitor's quote form. */
export async function aQuote(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/api/quotes', {
    headers,
    data: {
      name,
      email: 'grace@visitor.example',
      phone: '(239) 555-0166',
      address: '44 Galleon Drive, Naples, FL 34102',
      services: ['lighting'],
      message: 'Path lights along the drive, please.',
    },
  });
  expect(answer.status()).toBe(201);
}

/** Adds a picture to the gallery and returns its id; needs an administrator's session. */
export async function aPicture(request: APIRequestContext, title: string): Promise<string> {
  const { buffer } = await aPhoto(`${title}.jpg`, { width: 1200, height: 900 });
  const answer = await request.post('/api/projects', {
    headers,
    data: {
      title,
      description: null,
      imageUrl: `data:image/jpeg;base64,${buffer.toString('base64')}`,
      category: 'landscaping',
      placement: 'gallery',
      featured: false,
      displayOrder: 0,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
