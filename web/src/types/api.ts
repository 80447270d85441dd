/**
 * The shapes of the HTTP contract that the web uses. The one place the app imports them from, so that the generated
 * `types/generated/api.d.ts` can take over with an edit here.
 */
export type Placement = 'hero' | 'gallery' | 'featured';

export type Section = 'services' | 'home' | 'about' | 'gallery' | 'hoa' | 'excavation';

export interface Project {
  id: string;
  title: string;
  /** As stored, with the phrase that names the section. */
  description: string | null;
  /** The description without that phrase. */
  text?: string | null;
  imageUrl: string;
  category: string;
  placement: Placement;
  featured: boolean;
  displayOrder: number;
  section: Section | null;
  width: number;
  height: number;
  placeholder: string;
  srcset: { webp: string; avif: string | null };
  altText: string | null;
  titleEs: string | null;
  descriptionEs: string | null;
  altTextEs: string | null;
  createdAt: string;
}

export interface ProjectList {
  projects: Project[];
  categories?: string[];
  nextCursor?: string | null;
}

/** What a new picture is made from; `imageUrl` is a data URL. */
export interface NewProject {
  title: string;
  description: string | null;
  imageUrl: string;
  category: string;
  placement?: Placement;
  featured: boolean;
  displayOrder: number;
  fileName?: string;
  altText?: string;
  titleEs?: string;
  descriptionEs?: string;
  altTextEs?: string;
}

export interface NewQuote {
  name: string;
  email: string;
  phone: string;
  address: string;
  services: string[];
  message: string;
  projectImages?: string[];
  language: 'en' | 'es';
  page: string;
  website: string;
  startedAt: number;
}

export interface NewContact {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  language: 'en' | 'es';
  page: string;
  website: string;
  startedAt: number;
}

export interface LeadReceipt {
  id: string;
  reference: string;
  createdAt: string;
}

export type Role = 'user' | 'administrator' | 'owner';

export interface User {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
  role: Role;
  passwordIsTemporary: boolean;
}

export interface Session {
  isAuthenticated: boolean;
  user: User | null;
  alertTemporaryPassword?: boolean;
}

export interface Credentials {
  username: string;
  password: string;
  code?: string;
}

export interface Health {
  status: 'ok' | 'degraded' | 'down';
  mode: 'demo' | 'live';
}
