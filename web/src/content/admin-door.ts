import type { Language } from '@sandhill/company/language.js';
import { ifClaimed, profile } from '../lib/site';

/** Texts shown in the admin area before the sign-in: the request for access and the login form. */
const en = {
  access: {
    title: 'Request Admin Access',
    text: 'Access to the admin area is granted case by case.',
    points: [
      'Call or write, and tell us who you are and what you need to do.',
      ...ifClaimed('accountSetup', ({ en }) => `Setting up an account takes ${en}.`),
      'You receive temporary credentials.',
      'Change the password when you first sign in.',
    ],
    call: 'Call Us',
    email: 'Email Request',
    haveCredentials: 'I Already Have Credentials',
    back: 'Return to Website',
  },
  login: {
    title: 'Sign in',
    expired: 'Your session has ended. Sign in again; what you typed is kept.',
    pageTitle: 'Admin Login',
    username: 'Username',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign In',
    submitting: 'Signing In...',
    back: 'Back to Access Request',
    note: 'With temporary credentials you will be asked to change your password.',
    ownerHint:
      'The owner signs in with the temporary credentials that the server showed when it was first started.',
    errors: {
      username: 'Username is required',
      password: 'Password is required',
      both: { title: 'Missing Fields', text: 'Please enter both username and password' },
    },
    failed: {
      title: 'Login Failed',
      invalid: 'Invalid username or password',
      fallback: 'Login failed',
      serverError: (status: number) => `Server error: ${status}`,
      invalidResponse: 'Invalid server response format',
      second_factor_invalid: 'This code is not valid. Enter the current one',
      temporary_password_expired: `This temporary password has expired. Call ${profile.phone.display} for a new one`,
      /** Texts for the server's error codes. */
      answers: {
        too_many_requests: 'Too many attempts from this connection. Please wait a moment and try again.',
        busy: 'We are very busy right now. Please try again in a moment.',
        service_unavailable:
          'This part of the site is not available right now. Please try again in a moment.',
        service_timeout: 'This part of the site did not answer in time. Please try again in a moment.',
        internal_error: 'Something went wrong on our side. Please try again.',
        origin_not_allowed: 'Reload the page and try again.',
        validation_failed: 'Some fields need your attention.',
        cookie_not_kept: 'This browser blocks the cookie that a sign-in needs. Allow cookies for this site.',
      } as Record<string, string>,
    },
    success: (username: string) => ({ title: 'Login Successful', description: `Welcome back, ${username}!` }),
    welcome: (username: string) => ({ title: 'Welcome back!', description: `Logged in as ${username}` }),
  },
  alert: {
    title: 'Security Alert: Temporary Password Detected',
    text: 'Please change your temporary password immediately for security',
    change: 'Change Password Now',
    later: "I'll change it later",
  },
};

type AdminDoorContent = typeof en;

const es: AdminDoorContent = {
  access: {
    title: 'Solicitar acceso',
    text: 'El acceso al área de administración se decide caso por caso.',
    points: [
      'Llame o escriba y díganos quién es y qué necesita hacer.',
      ...ifClaimed('accountSetup', ({ es }) => `El plazo para crear una cuenta es de ${es}.`),
      'Recibirá datos de acceso temporales.',
      'Cambie la contraseña la primera vez que entre.',
    ],
    call: 'Llámenos',
    email: 'Solicitar por correo',
    haveCredentials: 'Ya tengo acceso',
    back: 'Volver al sitio',
  },
  login: {
    title: 'Iniciar sesión',
    expired: 'Su sesión terminó. Entre de nuevo; lo que escribió se conserva.',
    pageTitle: 'Acceso de administración',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    submit: 'Entrar',
    submitting: 'Entrando...',
    back: 'Volver a la solicitud de acceso',
    note: 'Si su contraseña es temporal, se le pedirá cambiarla.',
    ownerHint:
      'El propietario entra con los datos temporales que mostró el servidor cuando arrancó por primera vez.',
    errors: {
      username: 'Escriba el nombre de usuario',
      password: 'Escriba la contraseña',
      both: { title: 'Faltan datos', text: 'Escriba el nombre de usuario y la contraseña' },
    },
    failed: {
      title: 'No se pudo entrar',
      invalid: 'Nombre de usuario o contraseña incorrectos',
      fallback: 'No se pudo entrar',
      serverError: (status) => `Error del servidor: ${status}`,
      invalidResponse: 'Respuesta no válida del servidor',
      second_factor_invalid: 'Este código no es válido. Escriba el actual',
      temporary_password_expired: `Esta contraseña temporal venció. Llame al ${profile.phone.display} para pedir otra`,
      answers: {
        too_many_requests: 'Demasiados intentos desde esta conexión. Espere un momento e inténtelo de nuevo.',
        busy: 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
        service_unavailable: 'Esta parte del sitio no está disponible. Inténtelo de nuevo en un momento.',
        service_timeout: 'Esta parte del sitio no respondió a tiempo. Inténtelo de nuevo en un momento.',
        internal_error: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
        origin_not_allowed: 'Vuelva a cargar la página e inténtelo de nuevo.',
        validation_failed: 'Revise los datos que escribió.',
        cookie_not_kept:
          'Este navegador bloquea la cookie que se necesita para entrar. Permita las cookies de este sitio.',
      },
    },
    success: (username) => ({ title: 'Sesión iniciada', description: `Hola de nuevo, ${username}` }),
    welcome: (username) => ({ title: 'Hola de nuevo', description: `Entró como ${username}` }),
  },
  alert: {
    title: 'Aviso de seguridad: contraseña temporal',
    text: 'Cambie su contraseña temporal de inmediato por seguridad',
    change: 'Cambiar la contraseña ahora',
    later: 'La cambio después',
  },
};

export const adminDoor: Record<Language, AdminDoorContent> = { en, es };
