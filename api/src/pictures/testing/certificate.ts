/**
 * Made for the tests alone (`openssl req -x509`): the names `images.test` and `rebinding.test`, which nobody
 * can register, for a hundred years.
 */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBtzCCAV2gAwIBAgIUGFnU5EgMas7YchZL9Nx0gAg3oFQwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRcGljdHVyZXMgb2YgdGVzdHMwIBcNMjYxMTI0MTA0MDE4WhgP
MjEyNjEwMzExMDQwMThaMBwxGjAYBgNVBAMMEXBpY3R1cmVzIG9mIHRlc3RzMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE8zC1Fc8s6+nsJ3XfF6ia2eeYRMweB0Vi
/CITHn5PfCcZ8BsxFUhb1TALTnuwvzG+wZbGAvKpneGG4J/XFj5shKN7MHkwHQYD
VR0OBBYEFJDcyjOFVoZZ/kilocTP0TsfpzxEMB8GA1UdIwQYMBaAFJDcyjOFVoZZ
/kilocTP0TsfpzxEMCYGA1UdEQQfMB2CC2ltYWdlcy50ZXN0gg5yZWJpbmRpbmcu
dGVzdDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIE4+5fZjNqgc
D7x0hEUHUjElwdhkNG9b2xMsaBUvgjhVAiEA0erdZx8EAoV0gTi8md9VSwVnVE0u
esXRH38x6/QDfP8=
-----END CERTIFICATE-----`

export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpJjO+4SyfSptRGIo
QZotBi5P0t7vAx+fCU2LeVS59gyhRANCAATzMLUVzyzr6ewndd8XqJrZ55hEzB4H
RWL8IhMefk98JxnwGzEVSFvVMAtOe7C/Mb7BlsYC8qmd4Ybgn9cWPmyE
-----END PRIVATE KEY-----`
