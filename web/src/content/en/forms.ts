/** The words of the two public forms as they are first seen. */
export const forms = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Property address',
  services: 'Services you are interested in',
  message: 'Message',
  subject: 'Subject',
  optional: 'optional',
  requiredNote: 'Fields marked * are required.',
  messageHint: 'What do you have in mind, and by when?',
  honeypot: 'Leave this field empty',
  privacyBefore: 'We use what you write to answer you, and for nothing else. See ',
  privacyLink: 'Privacy',
  quote: {
    submit: 'Request my quote',
    submitting: 'Submitting...',
    sending: (percent: number) => `Sending ${percent}%`,
    waiting: 'We are busy, sending again shortly',
    addPhotos: 'Add Photos',
    photosHint: 'Up to 10 photos, JPG or PNG, 5MB each',
    photoNote: '[Uploaded image of my property/yard to show the project area]',
    removePhoto: (name: string) => `Remove ${name}`,
    photoCount: (count: number) => `${count} of 10 photos`,
  },
  contact: {
    title: 'Send us a message',
    submit: 'Send message',
    submitting: 'Sending...',
  },
};

export type FormsContent = typeof forms;
