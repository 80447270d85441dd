import type { Language } from '@sandhill/company/language.js';

const en = {
  title: 'Upload Project Photo',
  drop: 'Drag a photo here, or tap to choose one',
  hint: 'JPEG, JPG, PNG or WebP, up to 10MB',
  photo: 'Project photo',
  preview: 'The chosen photo',
  remove: 'Remove photo',
  name: 'Project Title',
  description: 'Description',
  category: 'Category',
  submit: 'Upload Photo',
  submitting: 'Uploading...',
  missing: { title: 'Missing Information', description: 'Please add a title and select a photo.' },
  failed: { title: 'Upload Failed', description: 'Failed to upload photo. Please try again.' },
  unreadable: 'Failed to process image. Please choose another photo.',
  success: { title: 'Success', description: 'Photo uploaded successfully!' },
  previewFailed: {
    title: 'Preview Failed',
    description: 'Could not create image preview, but you can still upload',
  },
  wrongType: 'Please upload a valid image file (JPG, PNG, WebP).',
  tooLarge: 'File is too large. Maximum size is 10MB.',
  tooMany: 'Please choose one photo only.',
  signIn: 'You are no longer signed in. Sign in again to upload.',
  forbidden: 'Your account is not allowed to upload photos. Ask an administrator.',
};

const es: typeof en = {
  title: 'Subir una foto de proyecto',
  drop: 'Arrastre una foto o toque para elegirla',
  hint: 'JPEG, JPG, PNG o WebP, hasta 10 MB',
  photo: 'Foto del proyecto',
  preview: 'La foto elegida',
  remove: 'Quitar la foto',
  name: 'Título del proyecto',
  description: 'Descripción',
  category: 'Categoría',
  submit: 'Subir la foto',
  submitting: 'Subiendo...',
  missing: { title: 'Faltan datos', description: 'Agregue un título y elija una foto.' },
  failed: { title: 'No se pudo subir', description: 'No se pudo subir la foto. Inténtelo de nuevo.' },
  unreadable: 'No se pudo procesar la imagen. Elija otra foto.',
  success: { title: 'Listo', description: 'La foto se subió correctamente.' },
  previewFailed: {
    title: 'Sin vista previa',
    description: 'No se pudo crear la vista previa, pero puede subir la foto',
  },
  wrongType: 'Suba un archivo de imagen válido (JPG, PNG, WebP).',
  tooLarge: 'El archivo es demasiado grande. El máximo es 10 MB.',
  tooMany: 'Elija una sola foto.',
  signIn: 'Su sesión terminó. Entre de nuevo para subir la foto.',
  forbidden: 'Su cuenta no puede subir fotos. Pídaselo a un administrador.',
};

export const mobileUploadContent: Record<Language, typeof en> = { en, es };
