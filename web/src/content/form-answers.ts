import type { Language } from '@sandhill/company/language.js';
import { withPreposition } from '@sandhill/company/spanish-time.js';
import { claimText, profile } from '../lib/site';

/** Messages of the forms after a check or a submit. `errors` is keyed by the codes that schema and server share. */
const en = {
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
    invalid_image: 'One photo cannot be read. Remove it and try again',
    image_too_large: 'One photo is too large. Send a smaller one',
    too_many_pixels: 'One photo has too many pixels. Send a smaller one',
    too_many_images: 'Please send at most 10 photos',
    images_too_large: 'The photos are too large together. Remove one and try again',
  } as Record<string, string>,
  photos: {
    photo: 'Photo',
    choose: 'Choose or take photos',
    drop: 'Drop photos here, or choose them',
    chosen: 'Chosen photos',
    none: 'No photos yet',
    working: 'Preparing your photos',
    done: 'Done',
    invalidType: {
      title: 'Invalid file type',
      text: 'Please upload images only (JPG, PNG, JPEG).',
      heic: 'Please upload images only (JPG, PNG, JPEG). On an iPhone, choose Settings > Camera > Formats > Most Compatible and take the photo again, or email the photo to yourself and use that copy.',
    },
    tooLarge: { title: 'File too large', text: 'Image files must be less than 5MB in size.' },
    tooMany: { title: 'Too many photos', text: 'You can add up to 10 photos. Remove one to add another.' },
    unreadable: { title: 'Failed to read image', text: 'Please try a different image.' },
    missing:
      'Your photos could not be kept: our server has no room for them right now. Please send them by email.',
    mail: 'Email the photos',
    mailSubject: (reference: string) => `Photos for ${reference}`,
  },
  sent: {
    nextTitle: 'What comes next',
    call: (time: string) => `We call you by ${time}.`,
    answer: (time: string) => `We answer by ${time}.`,
    mailed: 'Look for our confirmation email. If you write again today, you will not get another one.',
    urgent: `Is it urgent? Call ${profile.phone.display}`,
    reference: 'Your reference number',
    follow: 'Follow your request',
    addPhotos: 'Add photos',
  },
  quote: {
    photos: {
      title: 'Add photos of your property',
      text: 'Show us the area: the whole view first, then the details.',
    },
    failed: {
      title: 'Quote request failed',
      text: 'There was a problem submitting your quote request. Please try again.',
      /** Shown in the form after the toast has disappeared. */
      notSent: 'Not sent yet. Your request is kept.',
      tryAgain: `Try again, or call ${profile.phone.display}.`,
    },
    unavailable: `We cannot take requests right now. Your form is kept: try again in a few minutes, or call ${profile.phone.display}.`,
    limited: `Too many requests from this connection. Your form is kept: try again in a few minutes, or call ${profile.phone.display}.`,
    sent: {
      title: 'Thank you for your request',
      text: `We have your request${claimText('quoteResponse', ({ en }) => ` and will answer within ${en}`)}.`,
      again: 'Submit Additional Property Request',
    },
  },
  contact: {
    photos: {
      title: 'Add photos',
      text: 'Of a plant: the whole plant first, then a leaf and the damage from close up.',
    },
    failed: {
      title: 'Submission failed',
      text: 'There was a problem sending your message. Please try again.',
      notSent: 'Not sent yet. Your message is kept.',
      tryAgain: `Try again, or call ${profile.phone.display}.`,
    },
    success: { title: 'Message sent!', text: "Thank you for reaching out. We'll get back to you soon." },
    sent: {
      title: 'Thank You!',
      text: "Thank you for reaching out. We'll get back to you soon.",
      again: 'Send Another Message',
    },
  },
};

export type FormAnswersContent = typeof en;

const es: FormAnswersContent = {
  errors: {
    required: 'Complete este campo',
    too_long: 'Acorte este texto',
    invalid_email: 'Escriba un correo electrónico válido',
    invalid_phone: 'Escriba un número de teléfono válido',
    address_too_short: 'Escriba la dirección completa de la propiedad',
    message_too_short: 'Cuéntenos algunos detalles de su proyecto',
    contact_message_too_short: 'Escriba un mensaje de al menos 10 caracteres',
    services_required: 'Elija al menos un servicio',
    unknown_service: 'Elija servicios de la lista',
    name_required: 'Escriba su nombre',
    subject_required: 'Escriba un asunto',
    invalid_image: 'No se puede leer una de las fotos. Quítela e inténtelo de nuevo',
    image_too_large: 'Una de las fotos es demasiado grande. Envíe una más pequeña',
    too_many_pixels: 'Una de las fotos tiene demasiados píxeles. Envíe una más pequeña',
    too_many_images: 'Envíe 10 fotos como máximo',
    images_too_large: 'Las fotos juntas son demasiado grandes. Quite una e inténtelo de nuevo',
  },
  photos: {
    photo: 'Foto',
    choose: 'Elegir o tomar fotos',
    drop: 'Suelte las fotos aquí o elíjalas',
    chosen: 'Fotos elegidas',
    none: 'Todavía no hay fotos',
    working: 'Preparando sus fotos',
    done: 'Listo',
    invalidType: {
      title: 'Tipo de archivo no válido',
      text: 'Suba solo imágenes (JPG, PNG, JPEG).',
      heic: 'Suba solo imágenes (JPG, PNG, JPEG). En un iPhone, elija Configuración > Cámara > Formatos > Más compatible y tome la foto de nuevo, o envíese la foto por correo y use esa copia.',
    },
    tooLarge: { title: 'Archivo demasiado grande', text: 'Cada imagen debe pesar menos de 5 MB.' },
    tooMany: {
      title: 'Demasiadas fotos',
      text: 'Puede agregar hasta 10 fotos. Quite una para agregar otra.',
    },
    unreadable: { title: 'No se pudo leer la imagen', text: 'Pruebe con otra imagen.' },
    missing:
      'No pudimos guardar sus fotos: por ahora no hay espacio en el servidor. Por favor, envíelas por correo.',
    mail: 'Enviar las fotos por correo',
    mailSubject: (reference) => `Fotos para ${reference}`,
  },
  sent: {
    nextTitle: 'Qué sigue',
    // A Spanish time ends with the period of "a. m.", so these sentences need no other period.
    call: (time) => `Le llamamos a más tardar ${withPreposition(time)}`,
    answer: (time) => `Le respondemos a más tardar ${withPreposition(time)}`,
    mailed: 'Recibirá nuestra confirmación por correo. Si hoy vuelve a escribir, no recibirá otra.',
    urgent: `¿Es urgente? Llame al ${profile.phone.display}`,
    reference: 'Su número de referencia',
    follow: 'Vea el estado de su solicitud',
    addPhotos: 'Agregar fotos',
  },
  quote: {
    photos: {
      title: 'Agregue fotos de su propiedad',
      text: 'Muéstrenos el lugar: primero la vista completa y después los detalles.',
    },
    failed: {
      title: 'No se pudo enviar la solicitud',
      text: 'Hubo un problema al enviar su solicitud. Inténtelo de nuevo.',
      notSent: 'Todavía no se envió. Su solicitud queda guardada.',
      tryAgain: `Inténtelo de nuevo o llame al ${profile.phone.display}.`,
    },
    unavailable: `En este momento no podemos recibir solicitudes. Su formulario queda guardado: inténtelo en unos minutos o llame al ${profile.phone.display}.`,
    limited: `Demasiadas solicitudes desde esta conexión. Su formulario queda guardado: inténtelo en unos minutos o llame al ${profile.phone.display}.`,
    sent: {
      title: 'Gracias por su solicitud',
      text: `Recibimos su solicitud${claimText('quoteResponse', ({ es }) => ` y le responderemos en ${es}`)}.`,
      again: 'Enviar otra solicitud',
    },
  },
  contact: {
    photos: {
      title: 'Agregue fotos',
      text: 'De una planta: primero la planta entera y después una hoja y el daño, de cerca.',
    },
    failed: {
      title: 'No se pudo enviar',
      text: 'Hubo un problema al enviar su mensaje. Inténtelo de nuevo.',
      notSent: 'Todavía no se envió. Su mensaje queda guardado.',
      tryAgain: `Inténtelo de nuevo o llame al ${profile.phone.display}.`,
    },
    success: { title: '¡Mensaje enviado!', text: 'Gracias por escribirnos. Pronto le responderemos.' },
    sent: {
      title: '¡Gracias!',
      text: 'Gracias por escribirnos. Pronto le responderemos.',
      again: 'Enviar otro mensaje',
    },
  },
};

export const formAnswersContent: Record<Language, FormAnswersContent> = { en, es };
