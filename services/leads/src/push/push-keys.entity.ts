import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The key pair by which push services recognize this site (VAPID): one row, created when it is first read. */
@Entity('push_keys')
@Check('CK_push_keys_id', '"id" = 1')
export class PushKeys {
  @PrimaryColumn('smallint') id: number;

  @Column('text') publicKey: string;

  @Column('text') privateKey: string;
}
