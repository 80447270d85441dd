import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';
import type { FormAnswersContent } from '../en/form-answers';

export const formAnswers: FormAnswersContent = {
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
    invalid_image: 'No se puede leer una de las fotos. Quítela e intente de nuevo',
    image_too_large: 'Una de las fotos es demasiado grande',
    too_many_pixels: 'Una de las fotos tiene demasiados píxeles. Envíe una más pequeña',
    too_many_images: 'Envíe 10 fotos como máximo',
    images_too_large: 'Las fotos juntas son demasiado grandes. Quite una e intente de nuevo',
  },
  quote: {
    dialog: {
      title: 'Agregue fotos de su propiedad',
      text: 'Muéstrenos el lugar: primero la vista completa y después los detalles.',
      choose: 'Elegir fotos',
      drop: 'Suelte las fotos aquí o elíjalas',
      chosen: 'Fotos elegidas',
      none: 'Todavía no hay fotos',
      working: 'Preparando sus fotos',
      done: 'Listo',
    },
    invalidType: {
      title: 'Tipo de archivo no válido',
      text: 'Suba solo imágenes (JPG, PNG, JPEG).',
      heic: 'Suba solo imágenes (JPG, PNG, JPEG). En un iPhone: Ajustes, Cámara, Formatos, El más compatible, o envíese primero la foto.',
    },
    tooLarge: { title: 'Archivo demasiado grande', text: 'Cada imagen debe pesar menos de 5 MB.' },
    tooMany: {
      title: 'Demasiadas fotos',
      text: 'Puede agregar hasta 10 fotos. Quite una para agregar otra.',
    },
    unreadable: { title: 'No se pudo leer la imagen', text: 'Pruebe con otra imagen.' },
    failed: {
      title: 'No se pudo enviar la solicitud',
      text: 'Hubo un problema al enviar su solicitud. Intente de nuevo.',
    },
    unavailable: `En este momento no podemos recibir solicitudes. Su formulario queda guardado: intente en unos minutos o llame al ${profile.phone.display}.`,
    limited: `Demasiadas solicitudes desde esta conexión. Su formulario queda guardado: intente en unos minutos o llame al ${profile.phone.display}.`,
    sent: {
      title: 'Gracias por su solicitud',
      text: `Recibimos su solicitud y le responderemos en ${claims.quoteResponse.es}.`,
      reference: 'Su número de referencia',
      urgent: '¿Es urgente? Llámenos',
      photosMissing:
        'No pudimos guardar sus fotos: por ahora no hay espacio en el servidor. Por favor envíelas por correo.',
      mailPhotos: 'Enviar las fotos por correo',
      mailSubject: (reference) => `Fotos para ${reference}`,
      again: 'Enviar otra solicitud',
    },
  },
  contact: {
    failed: {
      title: 'No se pudo enviar',
      text: 'Hubo un problema al enviar su mensaje. Intente de nuevo.',
    },
    success: { title: '¡Mensaje enviado!', text: 'Gracias por escribirnos. Pronto le responderemos.' },
    sent: {
      title: '¡Gracias!',
      text: 'Gracias por escribirnos. Pronto le responderemos.',
      reference: 'Su número de referencia',
      again: 'Enviar otro mensaje',
    },
  },
};
