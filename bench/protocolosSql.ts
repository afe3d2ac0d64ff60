/** So many protocols of the demonstration's clients, of as many days as make groups of ten, each with five photos. */
export const PROTOCOLOS: readonly string[] = [
  'delete from "ProtocoloImagem"',
  'delete from "Protocolo"',
  `insert into "Protocolo" ("id", "uuid", "pedido", "idDispositivo", "recebidoEm", "flagAvisar", "nomeCliente", "pontoColeta",
     "dtInicio", "dtFim", "atividadeAmostra", "flagAmostraAcompanhamento", "medidorInicial", "medidorFinal", "numeroLacre",
     "latitude", "longitude", "tecnico", "contato", "horimetro", "flagChuva", "flagAmostraCancelada", "flagNc",
     "pH", "temperatura", "ss")
   with recursive "linha" ("n") as (select 0 union all select "n" + 1 from "linha" where "n" + 1 < @n)
   select "n" + 1, 'banco-' || "n", '', 1, '2026-11-01T10:00:00.000Z', 0,
     (select "nome" from "Pessoa" where "id" = "n" % 100 + 1),
     (select "descricao" from "PessoaPontoColeta" where "idPessoa" = "n" % 100 + 1 limit 1),
     date('2026-11-01', '-' || ("n" / 10 + 1) || ' days'), date('2026-11-01', '-' || ("n" / 10) || ' days'),
     'CM-' || "n", "n" % 5 = 0, 1000 + "n", 1100 + "n", 'L-' || "n", -23.18 - "n" / 1e5, -46.88, 'Caio Coleta', 'Ana',
     '1234:30', "n" % 7 = 0, 0, 0, 7.1, 24.5, 1.2
   from "linha"`,
  `insert into "ProtocoloImagem" ("idProtocolo", "hash")
   select p."id", i."hash" from "Protocolo" p cross join (select "hash" from "Imagem" order by "hash" limit 5) i`,
];
