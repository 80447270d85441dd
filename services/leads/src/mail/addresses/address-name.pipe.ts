import { Injectable, type PipeTransform } from '@nestjs/common';
import { UnknownAddressName } from './mail-addresses.errors.js';
import { isAddressName, type AddressName } from './mail-setting-names.js';

@Injectable()
export class AddressNamePipe implements PipeTransform<string, AddressName> {
  transform(name: string): AddressName {
    if (!isAddressName(name)) throw new UnknownAddressName();
    return name;
  }
}
