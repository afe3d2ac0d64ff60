import type { ClienteDoRelatorio } from '../../../../contract/relatorioClientes.ts';
import { addressLine } from '../../../../domain/cliente/address.ts';
import type { Selecting } from '../../../database/reading.ts';
import { firstAddresses } from '../../cliente/enderecos/repository.ts';
import { byName } from '../byName.ts';
import { clientsWithRoute, contactsOfAll, hydrometersOfAll, pointsOfAll } from './repository.ts';

/** Values in one text, each in its place. */
const joined = (values: readonly (string | null)[]) =>
  values.map((value) => (value ?? '').replaceAll(';', ',')).join(';');

/** The records of each client, by its id. */
function byClient<T extends { idPessoa: number }>(rows: readonly T[]): (id: number) => readonly T[] {
  const groups = Map.groupBy(rows, ({ idPessoa }) => idPessoa);
  return (id) => groups.get(id) ?? [];
}

/**
 * Clients by name, with what hangs on each.
 *
 * @param whole with branches of activity, documents, accounts, contacts, points and hydrometers, which the report of
 *   regions does not tell
 */
export async function clientsReport(
  db: Selecting,
  { disabledToo, whole }: { disabledToo: boolean; whole: boolean },
): Promise<ClienteDoRelatorio[]> {
  const [clients, addresses, contacts, points, hydrometers] = await Promise.all([
    clientsWithRoute(db, disabledToo),
    firstAddresses(db),
    whole ? contactsOfAll(db, disabledToo) : [],
    whole ? pointsOfAll(db) : [],
    whole ? hydrometersOfAll(db, disabledToo) : [],
  ]);
  const [contactsOf, pointsOf, hydrometersOf] = [byClient(contacts), byClient(points), byClient(hydrometers)];
  return clients.sort(byName).map(({ id, flagAtivo, idIntegracao, nroDocumento, ...client }) => {
    const address = addresses.get(id);
    const [own, ownPoints, meters] = [contactsOf(id), pointsOf(id), hydrometersOf(id)];
    return {
      id,
      ...client,
      descricaoRamoAtividade: whole ? client.descricaoRamoAtividade : null,
      flagAtivo: flagAtivo === 1 ? 1 : 0,
      idIntegracao: whole ? idIntegracao : null,
      nroDocumento: whole ? nroDocumento : null,
      logradouro: address?.logradouro ?? null,
      numero: address?.numero ?? null,
      enderecoCompleto: addressLine(address),
      cep: address?.cep ?? null,
      bairro: address?.bairro ?? null,
      cidade: address?.cidade ?? null,
      latitude: address?.latitude ?? null,
      longitude: address?.longitude ?? null,
      linkMapa: address?.linkMapa ?? null,
      listaDepartamento: joined(own.map(({ departamento }) => departamento)),
      listaNome: joined(own.map(({ nome }) => nome)),
      listaEmail: joined(own.map(({ email }) => email)),
      listaTelefone: joined(own.map(({ telefone }) => telefone)),
      listaObs: joined(own.map(({ obs }) => obs)),
      descicaoPontoColeta: joined(ownPoints.map(({ descricao }) => descricao)),
      planoAmostragem: joined(ownPoints.map(({ planoAmostragem }) => planoAmostragem)),
      listaRegistro: joined(meters.map(({ registro }) => registro)),
      listaFonte: joined(meters.map(({ fonte }) => fonte)),
      listaUC: joined(meters.map(({ uc }) => uc)),
      listaSituacao: joined(meters.map((meter) => (meter.flagAtivo === 1 ? 'Habilitado' : 'Desabilitado'))),
      listaFlagMedidorVazao: joined(meters.map(({ flagMedidorVazao }) => (flagMedidorVazao === 1 ? 'Sim' : 'Não'))),
      NomeContato: own[0]?.nome ?? null,
      telefone: own[0]?.telefone ?? null,
      email: own[0]?.email ?? null,
    };
  });
}
