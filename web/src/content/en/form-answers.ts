import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';

/** What the forms say back once somebody uses them. `errors` is keyed by the codes that schema and server share. */
export const formAnswers = {
  errors: {
    required: 'Please fill in this field',
    too_long: 'Please shorten this text',
    invalid_email: 'Please enter a valid email address',
    invalid_phone: 'Please enter a valid phone number',
    address_too_short: 'Please enter your full property address',
    message_too_short: 'Please provide some details about your project',
    contact_message_too_short: 'Please enter a message with at least 10 characters',
    services_required: 'Please select at least one service',
    unknown_service: 'Please select services from the list',
    name_required: 'Please enter your name',
    subject_required: 'Please enter a subject',
    invalid_image: 'One of the photos cannot be read. Remove it and try again',
    image_too_large: 'One of the photos is too large',
    too_many_pixels: 'One of the photos has too many pixels. Send a smaller one',
    too_many_images: 'Please send at most 10 photos',
    images_too_large: 'The photos are too large together. Remove one and try again',
  } as Record<string, string>,
  quote: {
    dialog: {
      title: 'Add photos of your property',
      text: 'Show us the area: the whole view first, then the details.',
      choose: 'Choose photos',
      drop: 'Drop photos here, or choose them',
      chosen: 'Chosen photos',
      none: 'No photos yet',
      working: 'Preparing your photos',
      done: 'Done',
    },
    invalidType: {
      title: 'Invalid file type',
      text: 'Please upload images only (JPG, PNG, JPEG).',
      heic: 'Please upload images only (JPG, PNG, JPEG). On an iPhone: Settings, Camera, Formats, Most Compatible, or send the photo to yourself first.',
    },
    tooLarge: { title: 'File too large', text: 'Image files must be less than 5MB in size.' },
    tooMany: { title: 'Too many photos', text: 'You can add up to 10 photos. Remove one to add another.' },
    unreadable: { title: 'Failed to read image', text: 'Please try a different image.' },
    failed: {
      title: 'Quote request failed',
      text: 'There was a problem submitting your quote request. Please try again.',
    },
    unavailable: `We cannot take requests right now. Your form is kept: try again in a few minutes, or call ${profile.phone.display}.`,
    limited: `Too many requests from this connection. Your form is kept: try again in a few minutes, or call ${profile.phone.display}.`,
    sent: {
      title: 'Thank you for your request',
      text: `We have your request and will answer within ${claims.quoteResponse.en}.`,
      reference: 'Your reference number',
      urgent: 'Is it urgent? Call us',
      photosMissing:
        'Your photos could not be kept: our server has no room for them right now. Please send them by email.',
      mailPhotos: 'Email the photos',
      mailSubject: (reference: string) => `Photos for ${reference}`,
      again: 'Submit Additional Property Request',
    },
  },
  contact: {
    failed: {
      title: 'Submission failed',
      text: 'There was a problem sending your message. Please try again.',
    },
    success: { title: 'Message sent!', text: "Thank you for reaching out. We'll get back to you soon." },
    sent: {
      title: 'Thank You!',
      text: "Thank you for reaching out. We'll get back to you soon.",
      reference: 'Your reference number',
      again: 'Send Another Message',
    },
  },
};

export type FormAnswersContent = typeof formAnswers;
