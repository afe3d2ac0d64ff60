import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { createDevice, listDevices, revokeDevice } from './service.ts';

const { dispositivos } = contract;

/** Devices that send protocols. */
export const dispositivoRoutes: Implementation[] = [
  implement(dispositivos.list, ({ db }) => listDevices(db)),
  implement(dispositivos.create, ({ write }, { body }) => createDevice(write, body.nome)),
  implement(dispositivos.revoke, ({ write }, { query }) => revokeDevice(write, query.id)),
];
